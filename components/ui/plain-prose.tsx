import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

import type { RichText } from '@/lib/html';

import { ProseLink } from './prose-link';
import './prose-words.css';

type Props = { text: RichText };

/** A text of ours: words and what belongs to them. One from WordPress, which may hold anything, is a `Prose`. */
export function PlainProse({ text }: Props) {
  return <div className="prose">{toJsxRuntime(text, { Fragment, jsx, jsxs, components })}</div>;
}

const components = { a: ProseLink };

import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

import type { RichText } from '@/lib/html/rich-text';

import { ProseLink } from './prose-link';
import './prose-words.css';

type Props = { text: RichText };

/** A text of this repository. `Prose` shows texts from WordPress, which may contain many more kinds of content. */
export function PlainProse({ text }: Props) {
  return <div className="prose">{toJsxRuntime(text, { Fragment, jsx, jsxs, components })}</div>;
}

const components = { a: ProseLink };

import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { useLocale, useTranslations } from 'next-intl';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

import type { RichText } from '@/lib/html';
import { hasPictures } from '@/lib/html/rich-text';
import { proseSheets, sheetsOf } from '@/lib/html/sheets';

import { ProseLink } from './prose-link';
import { ProseSearch } from './prose-search';
import { ProseTable } from './prose-table';
import { ZoomArea } from './zoom-area';
import './prose-words.css';

type Props = { text: RichText };

/** A text written in WordPress, with the style sheets of what is in it; its pictures open large above the page. */
export function Prose({ text }: Props) {
  return (
    <>
      {sheetsOf(text).map((sheet) => (
        <link key={sheet} rel="stylesheet" href={proseSheets[sheet]} precedence={sheet} />
      ))}
      <ProseText text={text} />
    </>
  );
}

function ProseText({ text }: Props) {
  const t = useTranslations('prose.pictures');
  const all = useTranslations('dialog');
  const language = useLocale();
  const content = toJsxRuntime(text, { Fragment, jsx, jsxs, components });
  if (!hasPictures(text)) return <div className="prose">{content}</div>;

  return (
    <ZoomArea
      className="prose"
      language={language}
      words={{
        title: t('title'),
        previous: t('previous'),
        next: t('next'),
        close: all('close'),
      }}
    >
      {content}
    </ZoomArea>
  );
}

const components = { a: ProseLink, table: ProseTable, 'search-form': ProseSearch };

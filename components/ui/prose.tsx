import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { getLocale, getTranslations } from 'next-intl/server';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

import type { RichText } from '@/lib/html';
import { hasPictures } from '@/lib/html/rich-text';

import { ProseLink } from './prose-link';
import { ProseSearch } from './prose-search';
import { ProseTable } from './prose-table';
import { ZoomArea } from './zoom-area';

type Props = { text: RichText };

/** A text written in WordPress; its pictures open large above the page. */
export async function Prose({ text }: Props) {
  const content = toJsxRuntime(text, { Fragment, jsx, jsxs, components });
  if (!hasPictures(text)) return <div className="prose">{content}</div>;
  const t = await getTranslations('prose.pictures');
  const all = await getTranslations('dialog');

  return (
    <ZoomArea
      className="prose"
      language={await getLocale()}
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

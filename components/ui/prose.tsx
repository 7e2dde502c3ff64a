import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

import { hasPictures, type RichText } from '@/lib/html/rich-text';
import { styleSheetsOf } from '@/lib/html/style-sheets';

import { ProseDetails } from './prose-details';
import { ProseLink } from './prose-link';
import { ProseSearch } from './prose-search';
import { styleSheetUrls } from './prose-styles/style-sheet-urls';
import { ProseSound } from './prose-sound';
import { ProseTable } from './prose-table';
import { ZoomArea } from './zoom-area';
import './prose-words.css';

type Props = { text: RichText };

/** A text from WordPress, with the style sheets that its content needs. Its pictures open in a lightbox. */
export function Prose({ text }: Props) {
  const form = useId();
  const sheets = styleSheetsOf(text);

  return (
    <>
      {sheets.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={styleSheetUrls[sheet]} precedence={sheet} />
      ))}
      <ProseText text={text} form={form} />
      {sheets.includes('sounds') && <form id={form} data-sounds="" />}
    </>
  );
}

function ProseText({ text, form }: Props & { form: string }) {
  const t = useTranslations('prose.pictures');
  const all = useTranslations('dialog');
  const language = useLocale();
  const audio: Components['audio'] = (props) => <ProseSound {...props} form={form} />;
  const content = toJsxRuntime(text, {
    ...{ Fragment, jsx, jsxs },
    components: { ...components, audio },
  });
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

const components = {
  a: ProseLink,
  details: ProseDetails,
  table: ProseTable,
  'search-form': ProseSearch,
};

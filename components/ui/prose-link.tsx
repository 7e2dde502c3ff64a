import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';

import { EmbedCard } from './embed-card';

type Props = ComponentProps<'a'> & {
  'data-embed'?: string;
  'data-host'?: string;
  'data-kind'?: string;
  'data-title'?: string;
  'data-zoom'?: string;
  'data-file'?: string;
};

/** A link in a text, with a note when it does more than open a page (a new tab, a file). */
export function ProseLink({ children, ...props }: Props) {
  const t = useTranslations();
  const lang = useLocale();
  const { 'data-embed': embed, 'data-host': host, href } = props;
  if (embed && host && href) {
    return (
      <EmbedCard
        player={{ href, embed, host, isMusic: props['data-kind'] === 'music' }}
        title={props['data-title']}
        poster={children}
      />
    );
  }
  const file = props['data-file'];

  return (
    <a {...props}>
      {children}
      {file && <span className="file-kind">{file}</span>}
      {'data-zoom' in props && (
        <span className="sr-only" lang={lang}>
          {` ${t('prose.pictures.open')}`}
        </span>
      )}
      {props.target && (
        <span className="sr-only" lang={lang}>
          {` (${t('site.newTab')})`}
        </span>
      )}
    </a>
  );
}

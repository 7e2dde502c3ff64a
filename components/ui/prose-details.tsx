import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'details'> & { 'data-unnamed'?: string };

/** A part of a text that opens on click. It gets a label when the editor wrote none. */
export function ProseDetails({ 'data-unnamed': unnamed, children, ...props }: Props) {
  const t = useTranslations('prose');
  const language = useLocale();

  return (
    <details {...props}>
      {unnamed !== undefined && <summary lang={language}>{t('details')}</summary>}
      {children}
    </details>
  );
}

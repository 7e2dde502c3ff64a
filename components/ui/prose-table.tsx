import { useLocale, useTranslations } from 'next-intl';
import { useId, type ComponentProps } from 'react';

type Props = ComponentProps<'table'> & { 'data-name'?: string; 'data-number'?: string };

/** A table that scrolls sideways when it is wider than the screen. */
export function ProseTable({
  'data-name': name,
  'data-number': number,
  children,
  ...props
}: Props) {
  const t = useTranslations('prose');
  const language = useLocale();
  const id = useId();

  return (
    <div role="region" tabIndex={0} aria-labelledby={id} className="table-window">
      <table {...props}>{children}</table>
      <span hidden id={id} lang={name ? undefined : language}>
        {[name ?? t('table'), number].filter(Boolean).join(' ')}
      </span>
    </div>
  );
}

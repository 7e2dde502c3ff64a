import { getLocale, getTranslations } from 'next-intl/server';
import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';

/** A table that scrolls in itself where the screen is narrower than it is. */
export async function ProseTable({ children, ...props }: ComponentProps<'table'>) {
  const t = await getTranslations('prose');
  const caption = Children.toArray(children).find(isCaption);
  const name = caption ? wordsOf(caption).trim() : '';

  return (
    <div
      role="region"
      tabIndex={0}
      aria-label={name || t('table')}
      lang={name ? undefined : await getLocale()}
      className="table-window"
    >
      <table {...props}>{children}</table>
    </div>
  );
}

const isCaption = (node: ReactNode) => isValidElement(node) && node.type === 'caption';

function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).join('');

  return isValidElement<{ children?: ReactNode }>(node) ? wordsOf(node.props.children) : '';
}

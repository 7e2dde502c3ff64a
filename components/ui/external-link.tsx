import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';

import { Icon } from './icon';

type Props = ComponentProps<'a'> & { href: string; icon?: boolean };

/** A link to another site. It opens in a new tab and says so. */
export function ExternalLink({ children, icon = true, ...rest }: Props) {
  const t = useTranslations('site');

  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      {icon && <Icon name="away" className="inline size-[0.9em] shrink-0" />}
      <span className="sr-only">{` (${t('newTab')})`}</span>
    </a>
  );
}

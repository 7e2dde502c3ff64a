import { useLocale, useTranslations } from 'next-intl';

import { PageLink } from '@/components/ui/page-link';
import { otherLocale, type Href } from '@/lib/i18n/href';

type Props = { href: Href };

/** The same page in the other language, named in that language. */
export function LanguageLink({ href }: Props) {
  const t = useTranslations('nav');
  const other = otherLocale(useLocale());

  return (
    <PageLink href={href} locale={other} lang={other} className="language-link">
      {t('otherLanguage')}
    </PageLink>
  );
}

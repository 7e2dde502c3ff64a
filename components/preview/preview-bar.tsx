import { useLocale, useTranslations } from 'next-intl';

import { PageLink } from '@/components/ui/page-link';
import { otherLocale, type Href } from '@/lib/i18n/href';
import './preview.css';

type Props = {
  /** This preview. The preview in the other language has the same route. */
  href: Href;
  /** The page to which the link that ends the preview leads. */
  exit: Href;
  isPublished: boolean;
};

/** The bar at the bottom of the screen that says that this is a preview. */
export function PreviewBar({ href, exit, isPublished }: Props) {
  const t = useTranslations('preview');
  const other = otherLocale(useLocale());

  return (
    <aside aria-label={t('label')} className="preview-bar text-base">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-3">
        <p className="max-w-[60ch]">
          <strong className="text-gold">{t('label')}.</strong>{' '}
          {t(isPublished ? 'unsaved' : 'notPublished')}{' '}
          <span className="max-sm:hidden">{t('lifetime')}</span>
        </p>
        <p className="flex flex-wrap gap-x-6">
          <PageLink href={href} locale={other} lang={other} className="py-1 text-gold underline">
            {t('otherLanguage')}
          </PageLink>
          <PageLink href={exit} className="py-1 text-gold underline">
            {t(isPublished ? 'exitPost' : 'exitNews')}
          </PageLink>
        </p>
      </div>
    </aside>
  );
}

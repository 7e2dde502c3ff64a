import { useTranslations } from 'next-intl';

import { TurningCymatic } from '@/components/ui/cymatic';
import { ListHeading } from '@/components/ui/list-heading';

/** The heading of the contact page. */
export function ContactHeader() {
  const t = useTranslations('contact');

  return (
    <div className="relative isolate page-width pt-10">
      <div
        aria-hidden="true"
        className="absolute -top-96 -right-48 -z-10 max-sm:opacity-60 xl:right-0"
      >
        <div className="absolute inset-0 ring-light" />
        <TurningCymatic figure="large-9" className="relative w-[44rem] text-orchid/25" />
      </div>
      <ListHeading title={t('title')} text={t('text')} />
    </div>
  );
}

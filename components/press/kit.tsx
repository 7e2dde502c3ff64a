import { useLocale, useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { FormattedDate } from '@/components/ui/formatted-date';
import { PageLink } from '@/components/ui/page-link';
import { PressContactLinks } from '@/components/ui/press-contact-links';
import { SectionHeading } from '@/components/ui/section-heading';
import type { MadeFiles, PressDocument } from '@/lib/data/press/documents';
import type { PressKit } from '@/lib/data/press/press';

import { KitBiography } from './kit-biography';
import { KitChanges } from './kit-changes';
import { KitDocuments } from './kit-documents';
import { KitPhotos } from './kit-photos';

type Props = { kit: PressKit; documents: PressDocument[]; files: MadeFiles; address: string };

/** The press kit: its parts one by one, and all of them as one file. */
export function Kit({ kit, documents, files, address }: Props) {
  const t = useTranslations('press.kit');
  const locale = useLocale();

  return (
    <section
      id="press-kit"
      aria-labelledby="press-kit-title"
      className="page-width grid gap-16 py-[calc(var(--spacing-section)/1.6)]"
    >
      <div className="grid justify-items-start gap-8">
        <SectionHeading id="press-kit-title" title={t('title')}>
          {t('text')}
        </SectionHeading>
        <a href={address} download className={buttonClass('gold')}>
          {t('download')}
        </a>
      </div>
      <div className="grid items-start gap-6 wide:grid-cols-2">
        <KitBiography length="short" text={kit.short[locale]} />
        <KitBiography length="long" text={kit.long[locale]} />
      </div>
      {kit.photos.length > 0 && <KitPhotos photos={kit.photos} folder={address} />}
      {documents.length > 0 && <KitDocuments documents={documents} files={files} />}
      {kit.changes.length > 0 && <KitChanges changes={kit.changes} />}
      <div className="grid gap-12 wide:grid-cols-2">
        {kit.logos.length > 0 && <KitLogos logos={kit.logos} />}
        <KitContact updated={kit.updated} />
      </div>
    </section>
  );
}

function KitLogos({ logos }: Pick<PressKit, 'logos'>) {
  const t = useTranslations('press.kit');
  const locale = useLocale();

  return (
    <section aria-labelledby="logos" className="grid content-start gap-5">
      <h3 id="logos" className="font-display text-heading">
        {t('logos')}
      </h3>
      <ul className="grid gap-2">
        {logos.map(({ path, name }) => (
          <li key={path}>
            <a href={path} download className="link-line text-gold">
              {name[locale]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function KitContact({ updated }: Pick<PressKit, 'updated'>) {
  const t = useTranslations('press.kit');

  return (
    <section aria-labelledby="press-contact" className="grid content-start gap-5">
      <h3 id="press-contact" className="font-display text-heading">
        {t('contact')}
      </h3>
      <p className="text-haze">{t('contactText')}</p>
      <p className="flex flex-wrap gap-x-8 gap-y-2">
        <PressContactLinks />
        <PageLink href={{ pathname: '/contact' }} className="link-line text-gold">
          {t('form')}
        </PageLink>
      </p>
      <p className="text-base text-haze">
        {t('updated')} <FormattedDate date={updated} style="long" />
      </p>
    </section>
  );
}

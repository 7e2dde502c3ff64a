import { useTranslations } from 'next-intl';

import { Cymatic } from '@/components/ui/cymatic';
import { SectionHeading } from '@/components/ui/section-heading';

type Props = { tour: string; isOldest: boolean };

/** Where the pictures of a tour will be. */
export function TourGallery({ tour, isOldest }: Props) {
  const t = useTranslations('tours');

  return (
    <section aria-labelledby="gallery" className="page-width pb-section">
      <SectionHeading id="gallery" title={t('gallery')}>
        {t('galleryText', { tour })}
      </SectionHeading>
      <div className="relative isolate mt-12 grid min-h-72 place-content-center overflow-clip rounded-panel p-8 text-center pane">
        <Cymatic
          figure="large-9"
          className="absolute top-1/2 left-1/2 -z-10 w-[40rem] -translate-1/2 text-orchid/25"
        />
        <p className="font-display text-heading">
          {t(isOldest ? 'gallerySoonShort' : 'gallerySoon')}
        </p>
      </div>
    </section>
  );
}

import { useLocale, useTranslations } from 'next-intl';

import { Cymatic } from '@/components/ui/cymatic';
import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import type { RichText } from '@/lib/html/rich-text';
import type { Locale } from '@/lib/i18n/routing';
import './tours.css';

type Props = {
  tour: string;
  /** Whether this is the oldest tour, which has a shorter text while it has no pictures. */
  isOldest: boolean;
  /** The pictures of the tour, from WordPress, and the language of their texts. Null while there are none. */
  gallery: RichText | null;
  language?: Locale;
};

/** The gallery of a tour. Its pictures open in a lightbox. */
export function TourGallery({ tour, isOldest, gallery, language }: Props) {
  const t = useTranslations('tours');
  const locale = useLocale();

  return (
    <section aria-labelledby="gallery" className="page-width pb-section">
      <SectionHeading id="gallery" title={t('gallery')}>
        {t('galleryText', { tour })}
      </SectionHeading>
      {gallery ? (
        <div
          lang={language === locale ? undefined : language}
          className="tour-gallery in-middle mt-12"
        >
          <Prose text={gallery} />
        </div>
      ) : (
        <GallerySoon words={t(isOldest ? 'gallerySoonShort' : 'gallerySoon')} />
      )}
    </section>
  );
}

function GallerySoon({ words }: { words: string }) {
  return (
    <div className="relative isolate mt-12 grid min-h-72 place-content-center overflow-clip rounded-panel p-8 text-center pane">
      <Cymatic
        figure="large-9"
        className="absolute top-0 left-1/2 -z-10 w-[40rem] -translate-1/2 text-orchid/25"
      />
      <p className="font-display text-heading">{words}</p>
    </div>
  );
}

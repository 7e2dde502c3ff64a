import { useLocale, useTranslations } from 'next-intl';

import { Picture } from '@/components/ui/picture';
import type { PressPhoto } from '@/lib/data/press/press';

type Props = { photos: PressPhoto[] };

/** The press photos, each with its credit and a link to the file in print size. */
export function KitPhotos({ photos }: Props) {
  const t = useTranslations('press.kit');
  const locale = useLocale();

  return (
    <section aria-labelledby="photos" className="grid gap-6">
      <h3 id="photos" className="font-display text-heading">
        {t('photos')}
      </h3>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {photos.map(({ file, alt, credit }) => (
          <li key={file} className="grid content-start gap-3">
            <Picture
              image={{
                src: `/images/press/photos/${file}`,
                alt: alt[locale],
                width: 2400,
                height: 1600,
              }}
              sizes="(min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw"
              className="aspect-3/2 w-full rounded-card"
            />
            <p className="text-base text-haze">{t('credit', { credit })}</p>
            <p>
              <a
                href={`/images/press/photos/${file}`}
                download
                className="link-line text-base text-gold"
              >
                {t('photo')}
                <span className="sr-only">: {alt[locale]}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

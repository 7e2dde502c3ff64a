import { useLocale, useTranslations } from 'next-intl';

import { Picture } from '@/components/ui/picture';
import type { PressPhoto } from '@/lib/data/press/press';

type Props = { photos: PressPhoto[] };

/** The press photos, each with its caption, its credit, its orientation and a link to the file in print size. */
export function KitPhotos({ photos }: Props) {
  const t = useTranslations('press.kit');
  const locale = useLocale();

  return (
    <section aria-labelledby="photos" className="grid gap-6">
      <h3 id="photos" className="font-display text-heading">
        {t('photos')}
      </h3>
      <p className="text-haze">{t('print')}</p>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {photos.map(({ file, width, height, alt, credit }) => (
          <li key={file} className="grid content-start gap-3">
            <figure className="grid gap-3">
              <Picture
                image={{
                  src: `/images/press/photos/${file}`,
                  alt: alt[locale],
                  ...{ width, height },
                }}
                sizes="(min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw"
                className="aspect-3/2 w-full rounded-card"
              />
              <figcaption className="grid gap-1 text-base">
                <span aria-hidden="true">{alt[locale]}</span>
                <span className="text-haze">
                  {t('credit', { credit })} · {t(width < height ? 'portrait' : 'landscape')}
                </span>
              </figcaption>
            </figure>
            <p>
              <a
                href={`/images/press/photos/${file}`}
                download
                className="link-line text-base text-gold"
              >
                {t('photo', { width, height })}
                <span className="sr-only">: {alt[locale]}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

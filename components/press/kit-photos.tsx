import { useLocale, useTranslations } from 'next-intl';

import { Picture } from '@/components/ui/picture';
import { printNameOf, type PressPhoto } from '@/lib/data/press/press';

import { ExpandableList } from './expandable-list';

type Props = {
  photos: PressPhoto[];
  /** The folder of the JPEGs for print. */
  folder: string;
};

/** The press photos, each with its caption, its credit, its orientation and links to its files in print size. */
export function KitPhotos({ photos, folder }: Props) {
  const t = useTranslations('press.kit');

  return (
    <section aria-labelledby="photos" className="grid gap-6">
      <h3 id="photos" className="font-display text-heading">
        {t('photos')}
      </h3>
      <p className="text-haze">{t('print')}</p>
      <div>
        <ExpandableList part="photos" entries={photos}>
          {(some) => (
            <ul className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
              {some.map((photo) => (
                <KitPhoto key={photo.file} photo={photo} folder={folder} />
              ))}
            </ul>
          )}
        </ExpandableList>
      </div>
    </section>
  );
}

function KitPhoto({ photo, folder }: { photo: PressPhoto; folder: string }) {
  const { file, width, height, alt, credit } = photo;
  const t = useTranslations('press.kit');
  const locale = useLocale();
  const src = `/images/press/photos/${file}`;

  return (
    <li className="relative grid grid-cols-1 content-start gap-3 wrap-anywhere">
      <figure className="grid gap-3">
        <Picture
          image={{ src, alt: alt[locale], width, height }}
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
      <p className="text-base print:hidden">
        <a href={src} download className="link-line text-gold">
          {t('photo', { width, height })}
          <span className="sr-only">: {alt[locale]}</span>
        </a>{' '}
        ·{' '}
        <a href={`${folder}/${printNameOf(photo)}`} download className="link-line text-gold">
          {t('jpeg')}
          <span className="sr-only">: {alt[locale]}</span>
        </a>
      </p>
    </li>
  );
}

import { useLocale, useTranslations } from 'next-intl';

import { FormattedDate } from '@/components/ui/formatted-date';
import { Picture } from '@/components/ui/picture';
import { ZoomArea } from '@/components/ui/zoom-area';
import { readScanName, type Scan } from '@/lib/data/press/press';
import { ownPicture } from '@/lib/media/own-picture';

import { ExpandableList } from './expandable-list';
import { PressSection } from './press-section';

type Props = { scans: Scan[] };

/** Press clippings. Without JavaScript each opens as a picture file. */
export function Scans({ scans }: Props) {
  const t = useTranslations('press.scans');
  const pictures = useTranslations('prose.pictures');
  const close = useTranslations('dialog')('close');
  const words = {
    title: t('title'),
    previous: pictures('previous'),
    next: pictures('next'),
    close,
  };

  return (
    <PressSection id="scans">
      <ZoomArea stops language={useLocale()} words={words} className="mt-12">
        <ExpandableList part="scans" entries={scans}>
          {(some) => (
            <div className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-4 lg:grid-cols-6">
              {some.map((scan) => (
                <Cutting key={scan.file} scan={scan} />
              ))}
            </div>
          )}
        </ExpandableList>
      </ZoomArea>
    </PressSection>
  );
}

function Cutting({ scan: { file, headline, language } }: { scan: Scan }) {
  const { date, outlet } = readScanName(file);
  const src = `/images/press/scans/${encodeURIComponent(file)}`;

  return (
    <figure className="grid content-start gap-2.5">
      <a href={ownPicture(src)?.fallback ?? src} data-zoom="" className="cutting">
        <Picture
          image={{ src, alt: headline, altLanguage: language, width: 680, height: 850 }}
          sizes="(min-width: 1280px) 190px, (min-width: 640px) 23vw, 45vw"
        />
      </a>
      <figcaption className="text-base leading-snug text-haze">
        {outlet}, <FormattedDate date={date} style="long" />
      </figcaption>
    </figure>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { getImageProps } from 'next/image';

import { FormattedDate } from '@/components/ui/formatted-date';
import { ZoomArea } from '@/components/ui/zoom-area';
import { readScanName, type Scan } from '@/lib/press';

import { PressSection } from './press-section';

type Props = { scans: Scan[] };

/** Cuttings; without a script each opens as a picture of its own. */
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
      <ZoomArea
        stops
        language={useLocale()}
        words={words}
        className="mt-12 grid grid-cols-2 gap-x-4 gap-y-8 wide:grid-cols-5 sm:grid-cols-4 xl:grid-cols-7"
      >
        {scans.map((scan) => (
          <Cutting key={scan.file} scan={scan} />
        ))}
      </ZoomArea>
    </PressSection>
  );
}

function Cutting({ scan: { file, headline, language } }: { scan: Scan }) {
  const { date, outlet } = readScanName(file);
  const src = `/images/press/scans/${encodeURIComponent(file)}`;
  const { props } = getImageProps({ src, alt: '', width: 320, height: 400, loading: 'lazy' });

  return (
    <figure className="grid content-start gap-2.5">
      <a href={src} data-zoom="" className="overflow-hidden rounded-xl">
        <img
          {...props}
          style={undefined}
          alt={headline}
          lang={language}
          className="aspect-4/5 w-full object-cover object-top transition-[scale] duration-1000 ease-calm hover:scale-105"
        />
      </a>
      <figcaption className="text-base leading-snug text-haze">
        {outlet}, <FormattedDate date={date} style="long" />
      </figcaption>
    </figure>
  );
}

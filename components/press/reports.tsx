import { useLocale, useTranslations } from 'next-intl';
import { getImageProps } from 'next/image';

import { FormattedDate } from '@/components/ui/formatted-date';
import type { Report } from '@/lib/data/press/press';
import { ownPicture } from '@/lib/media/own-picture';
import { placeholderColour } from '@/lib/media/placeholder-colour';

import { ExpandableList } from './expandable-list';
import { PressSection } from './press-section';
import { ReportTitle } from './report-title';

type Props = { id: 'broadcasts' | 'online'; reports: Report[] };

/** A long list of reports, a line or two for each. */
export function Reports({ id, reports }: Props) {
  return (
    <PressSection id={id}>
      <div className="mt-12">
        <ExpandableList part={id} entries={reports}>
          {(some) => (
            <ul className="grid gap-x-6 gap-y-3 wide:grid-cols-2">
              {some.map((report) => (
                <ReportRow key={report.outlet + report.title} report={report} />
              ))}
            </ul>
          )}
        </ExpandableList>
      </div>
    </PressSection>
  );
}

function ReportRow({ report }: { report: Report }) {
  const t = useTranslations('press.kinds');
  const locale = useLocale();

  return (
    <li className="report-row">
      <Thumbnail src={report.image} />
      <div>
        <h3>
          <ReportTitle report={report} />
        </h3>
        <p>
          {`${report.outlet}\u00a0· ${t(report.kind)}\u00a0· `}
          <FormattedDate date={report.date} style="list" />
        </p>
        {report.info && <p>{report.info[locale]}</p>}
      </div>
    </li>
  );
}

// One size is enough for pictures this small. A `srcset` for each of fifty pictures would make the HTML much larger.
function Thumbnail({ src }: { src: string }) {
  const own = ownPicture(src);
  const { props } = getImageProps({ src, alt: '', width: 96, height: 96 });
  const picture = (
    <img
      src={own?.fallback ?? props.src}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      data-placeholder={placeholderColour(own?.colour)}
    />
  );
  if (!own?.avif) return picture;

  return (
    <picture>
      <source type="image/avif" srcSet={own.avif.split(' ')[0]} />
      {picture}
    </picture>
  );
}

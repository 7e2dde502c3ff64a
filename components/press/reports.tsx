import { useTranslations } from 'next-intl';
import { getImageProps } from 'next/image';

import { FormattedDate } from '@/components/ui/formatted-date';
import type { Report } from '@/lib/press';

import { PressSection } from './press-section';
import { ReportTitle } from './report-title';

type Props = { id: 'broadcasts' | 'online'; reports: Report[] };

/** A long list of reports, a line or two for each. */
export function Reports({ id, reports }: Props) {
  return (
    <PressSection id={id}>
      <ul className="mt-12 grid gap-x-6 gap-y-3 wide:grid-cols-2">
        {reports.map((report) => (
          <ReportRow key={report.outlet + report.title} report={report} />
        ))}
      </ul>
    </PressSection>
  );
}

function ReportRow({ report }: { report: Report }) {
  const t = useTranslations('press.kinds');

  return (
    <li className="group relative grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-5 rounded-card border border-edge bg-night/60 p-3 pr-5">
      <Thumbnail src={report.image} />
      <div className="grid gap-1 py-1">
        <h3 className="font-display text-[1.1875rem] leading-snug wrap-anywhere">
          <ReportTitle report={report} />
        </h3>
        <p className="text-base text-haze">
          {report.outlet} · {t(report.kind)} · <FormattedDate date={report.date} style="list" />
        </p>
      </div>
    </li>
  );
}

// So small that one size and its double do: a full set for each of fifty would outweigh the page.
function Thumbnail({ src }: { src: string }) {
  const { props } = getImageProps({ src, alt: '', width: 96, height: 96, loading: 'lazy' });

  return (
    <img {...props} style={undefined} alt="" className="aspect-square rounded-2xl object-cover" />
  );
}

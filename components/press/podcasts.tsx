import { useLocale, useTranslations } from 'next-intl';

import { FormattedDate } from '@/components/ui/formatted-date';
import { Picture } from '@/components/ui/picture';
import type { Report } from '@/lib/data/press/press';

import { PressSection } from './press-section';
import { ReportTitle } from './report-title';

type Props = { podcasts: Report[] };

/** Podcasts and shows, with what they are about. */
export function Podcasts({ podcasts }: Props) {
  return (
    <PressSection id="podcasts">
      <ul className="mt-12 grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {podcasts.map((report) => (
          <PodcastCard key={report.date} report={report} />
        ))}
      </ul>
    </PressSection>
  );
}

function PodcastCard({ report }: { report: Report }) {
  const t = useTranslations('press.kinds');
  const locale = useLocale();

  return (
    <li className="relative flex flex-col overflow-hidden rounded-card pane">
      <Picture
        image={{ src: report.image, alt: '', width: 1200, height: 900 }}
        sizes="(min-width: 1280px) 22vw, (min-width: 640px) 46vw, 92vw"
        className="aspect-16/10 w-full"
      />
      <div className="grid gap-2.5 p-6">
        <p className="text-base text-champagne">
          {t(report.kind)} · <FormattedDate date={report.date} style="list" />
        </p>
        <h3 className="font-display text-[1.375rem] leading-snug">
          <ReportTitle report={report} />
        </h3>
        <p className="text-base font-semibold">{report.outlet}</p>
        {report.info && <p className="text-base text-haze">{report.info[locale]}</p>}
      </div>
    </li>
  );
}

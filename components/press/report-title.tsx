import { ExternalLink } from '@/components/ui/external-link';
import type { Report } from '@/lib/data/press/press';

type Props = { report: Report };

/** The title of a report, in the language of the report. It is a link if the report is still available. */
export function ReportTitle({ report: { title, language, url } }: Props) {
  if (!url) return <span lang={language}>{title}</span>;

  return (
    <ExternalLink href={url} icon={false} className="report-link">
      <span lang={language}>{title}</span>
    </ExternalLink>
  );
}

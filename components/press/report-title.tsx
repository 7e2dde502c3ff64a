import { ExternalLink } from '@/components/ui/external-link';
import type { Report } from '@/lib/data/press/press';

type Props = { report: Report };

/** The title of a report, in its language; a link where there is still something to be read, heard or seen. */
export function ReportTitle({ report: { title, language, url } }: Props) {
  if (!url) return <span lang={language}>{title}</span>;

  return (
    <ExternalLink href={url} icon={false} className="report-link">
      <span lang={language}>{title}</span>
    </ExternalLink>
  );
}

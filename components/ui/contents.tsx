import type { Section } from '@/lib/documents';

type Props = { label: string; sections: Pick<Section, 'id' | 'title'>[]; className?: string };

/** What a long page has, each a way to its place. */
export function Contents({ label, sections, className = '' }: Props) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex flex-wrap gap-2.5">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="pill">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type Props = { title: string; text: string; note?: string };

/** The heading of a list with its introduction. */
export function ListHeading({ title, text, note }: Props) {
  return (
    <header className="grid gap-5">
      <h1 className="font-display text-title wrap-anywhere">{title}</h1>
      <p className="max-w-[38rem] text-lead text-haze">{text}</p>
      {note && <p className="text-champagne">{note}</p>}
    </header>
  );
}

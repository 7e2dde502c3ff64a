/** The light behind every page; it wanders as the page is scrolled. */
export function Backdrop() {
  return (
    <div aria-hidden="true" className="blobs">
      <div className="blob" />
      <div className="blob" />
      <div className="blob" />
    </div>
  );
}

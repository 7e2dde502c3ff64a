/** The light behind every page. It moves as the page scrolls. */
export function Backdrop() {
  return (
    <div aria-hidden="true" className="blobs">
      <div className="blob" />
      <div className="blob" />
      <div className="blob" />
    </div>
  );
}

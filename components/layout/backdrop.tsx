/** Blurred lights behind every page. They move as the page scrolls. */
export function Backdrop() {
  return (
    <div aria-hidden="true" className="blobs">
      <div className="blob" />
      <div className="blob" />
      <div className="blob" />
    </div>
  );
}

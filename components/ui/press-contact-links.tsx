import { site } from '@/lib/site';

/** The mail address and the phone number of the press contact, as two links. */
export function PressContactLinks() {
  const { email, phone } = site.press;

  return (
    <>
      <a href={`mailto:${email}`} className="link-line wrap-anywhere text-gold">
        {email}
      </a>
      <a href={`tel:${phone.replaceAll(' ', '')}`} className="link-line text-gold">
        {phone}
      </a>
    </>
  );
}

-- Demo items for an empty table; whatever an editor has added or changed since stays as it is.

insert into public.auralune_carousel
  (title, background_image_url, button_text, button_url, button_target, created_at, active, display_order)
select *
from (
  values
    ('Your own Soul Song Journey', '/images/carousel/soul-song-journey.webp', 'Book a journey', 'https://booking.example/soul-song-journey', '_blank', timestamptz '2026-11-12 09:00:00+00', true, 1),
    ('Winter retreat in the mountains', '/images/carousel/winter-retreat.webp', 'See all events', '/events', '_self', timestamptz '2026-11-04 08:30:00+00', true, 2),
    ('Snow Light: the new single in 432 Hz', '/images/carousel/new-release.webp', 'Listen now', '/music', '_self', timestamptz '2026-10-23 06:00:00+00', true, 3),
    ('Singing together: a healing hour for groups', '/images/carousel/group-session.webp', 'Find a date', '/events', '_self', timestamptz '2026-10-08 10:15:00+00', true, 4),
    ('All your Soul Songs in one app', '/images/carousel/app-launch.webp', 'Get the app', 'https://app.example/', '_blank', timestamptz '2026-09-17 07:45:00+00', false, 5)
) as item (title, background_image_url, button_text, button_url, button_target, created_at, active, display_order)
where not exists (select 1 from public.auralune_carousel);

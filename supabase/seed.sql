-- Demo items for an empty table. A table that has items is not changed.

insert into public.auralune_carousel
  (title, title_de, background_image_url, button_text, button_text_de, button_url, button_target, created_at, active, display_order)
select *
from (
  values
    ('Your own Soul Song Journey', 'Deine eigene Soul Song Journey', '/images/carousel/soul-song-journey.webp', 'Book a journey', 'Journey buchen', 'https://booking.example/soul-song-journey', '_blank', timestamptz '2026-11-12 09:00:00+00', true, 1),
    ('Twelve mats, two days', 'Zwölf Matten, zwei Tage', '/images/carousel/app-launch.webp', 'See all events', 'Alle Veranstaltungen', '/events', '_self', timestamptz '2026-11-04 08:30:00+00', true, 2),
    ('Please Play Few Notes: the new EP', 'Please Play Few Notes: die neue EP', '/images/carousel/new-release.webp', 'Listen now', 'Jetzt hören', '/music', '_self', timestamptz '2026-10-23 06:00:00+00', true, 3),
    ('Singing together: a healing hour for groups', 'Gemeinsam singen: eine heilsame Stunde für Gruppen', '/images/carousel/group-session.webp', 'Find a date', 'Termin finden', '/events', '_self', timestamptz '2026-10-08 10:15:00+00', true, 4),
    ('All your Soul Songs in one app', 'Alle deine Soul Songs in einer App', '/images/carousel/winter-retreat.webp', 'Get the app', 'App holen', 'https://app.example/', '_blank', timestamptz '2026-09-17 07:45:00+00', false, 5)
) as item (title, title_de, background_image_url, button_text, button_text_de, button_url, button_target, created_at, active, display_order)
where not exists (select 1 from public.auralune_carousel);

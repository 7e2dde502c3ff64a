-- Items of the second identity for an empty table.

insert into public.auralune_carousel
  (title, background_image_url, button_text, button_url, button_target, created_at, active, display_order)
select *
from (
  values
    ('Coast Path: the next harbour', '/images/carousel/coast-path.webp', 'See the dates', '/events', '_self', timestamptz '2026-11-01 09:00:00+00', true, 1),
    ('Twenty chairs are enough', '/images/carousel/twenty-chairs.webp', 'Invite us', 'https://tickets.fernweg.example/', '_blank', timestamptz '2026-10-01 09:00:00+00', true, 2)
) as item (title, background_image_url, button_text, button_url, button_target, created_at, active, display_order)
where not exists (select 1 from public.auralune_carousel);

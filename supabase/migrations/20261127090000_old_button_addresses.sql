-- Slides that are older than the rule for the addresses of buttons (20261125090000): the database refused every change
-- of such a slide, so that nobody could switch it off or move it. A slide whose button leads nowhere is switched off
-- until somebody gives it another address; the website left it out already. Without a German address the German page
-- has the English one.

with buttons as (
  select id, button_url ~* pattern as is_allowed, button_url_de ~* pattern as is_german_allowed
  from
    public.auralune_carousel,
    (values ('^(/(?![/\\])|#.|https://[^\s/?#\\@]+([/?#]|$)|mailto:[^\s@?]+@\S+$)')) as rule (pattern)
)
update public.auralune_carousel as slide
set
  active = slide.active and buttons.is_allowed,
  button_url = case when buttons.is_allowed then slide.button_url else '/' end,
  button_url_de = case when buttons.is_german_allowed then slide.button_url_de end
from buttons
where slide.id = buttons.id and not (buttons.is_allowed and coalesce(buttons.is_german_allowed, true));

alter table public.auralune_carousel
  validate constraint auralune_carousel_button_url_check,
  validate constraint auralune_carousel_button_url_de_check;

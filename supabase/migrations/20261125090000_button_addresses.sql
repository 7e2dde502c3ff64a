-- The address of a button is one that the website lets visitors open: a page or a part of it, a mail address or an
-- https address. The site (lib/data/carousel-item.ts) and the plugin have the same rule;
-- wordpress/contract/carousel.json has examples for all three. Older rows are not checked: the site leaves out those
-- that it cannot show.

alter table public.auralune_carousel
  drop constraint auralune_carousel_button_url_check,
  drop constraint auralune_carousel_button_url_de_check,
  add constraint auralune_carousel_button_url_check
    check (button_url ~* '^(/(?![/\\])|#.|https://[^\s/?#\\@]+([/?#]|$)|mailto:[^\s@?]+@\S+$)') not valid,
  add constraint auralune_carousel_button_url_de_check
    check (button_url_de ~* '^(/(?![/\\])|#.|https://[^\s/?#\\@]+([/?#]|$)|mailto:[^\s@?]+@\S+$)') not valid;

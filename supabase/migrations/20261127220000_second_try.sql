-- The same function as before, except for a message that was suspect at first and is not when it is sent again: it is
-- mailed, unless there are too many.
create or replace function public.store_contact_message(incoming jsonb)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  stored uuid;
  is_second_try boolean;
  of_client constant text := incoming ->> 'client_hash';
begin
  -- One after the other: what is counted below stays true until the message is in.
  perform pg_advisory_xact_lock(hashtext('public.contact_messages'));

  select id, state = 'suspect' and incoming ->> 'state' = 'received' into stored, is_second_try
  from public.contact_messages
  where idempotency_key = incoming ->> 'idempotency_key'
    or (idempotency_key = incoming ->> 'earlier_key' and created_at > now() - interval '10 minutes');
  if stored is not null and not is_second_try then
    return jsonb_build_object('outcome', 'known', 'id', stored);
  end if;

  if (
    select count(*) filter (where client_hash = of_client and created_at > now() - interval '1 minute') >= 10
      or count(*) filter (where client_hash = of_client) >= 60
      or case incoming ->> 'state'
        when 'suspect' then count(*) >= 200
        else count(*) filter (where created_at > now() - interval '1 minute') >= 60
      end
    from public.contact_messages
    where created_at > now() - interval '1 hour' and state = incoming ->> 'state'
  ) then
    return jsonb_build_object('outcome', 'limited');
  end if;

  if is_second_try then
    update public.contact_messages
    set state = 'received', mail_state = 'waiting', mail_due_at = now()
    where id = stored;
    return jsonb_build_object('outcome', 'known', 'id', stored);
  end if;

  insert into public.contact_messages (
    idempotency_key, client_hash, state, locale, title, first_name, last_name, email, phone, subject, message, mail_state
  )
  values (
    incoming ->> 'idempotency_key',
    of_client,
    incoming ->> 'state',
    incoming ->> 'locale',
    incoming ->> 'title',
    incoming ->> 'first_name',
    incoming ->> 'last_name',
    incoming ->> 'email',
    incoming ->> 'phone',
    incoming ->> 'subject',
    incoming ->> 'message',
    case incoming ->> 'state' when 'received' then 'waiting' end
  )
  returning id into stored;

  -- Where no schedule runs, each new message still deletes what is too old.
  perform public.forget_contact_messages();

  return jsonb_build_object('outcome', 'stored', 'id', stored);
end;
$$;

revoke all on function public.store_contact_message(jsonb) from public, anon, authenticated;
grant execute on function public.store_contact_message(jsonb) to service_role;

comment on column public.contact_messages.state is
  'suspect: a trap caught it; it is kept, and mailed only if it is sent again and no trap catches it';

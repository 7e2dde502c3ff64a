/*
 * Messages that the spam trap caught have their own limit and do not count for other messages: otherwise a few
 * addresses that send only such messages could block the form for everybody.
 *
 * Stores a message once, unless there are too many: ten a minute and sixty an hour of one client. Of all clients
 * together: sixty a minute that the trap did not catch, and two hundred an hour that it caught. Returns
 * {"outcome": "stored" | "known" | "limited", "id": …}.
 *
 * `incoming` holds the columns of the table, and `earlier_key`: another key by which the message is known if it came in
 * the last ten minutes.
 */
create or replace function public.store_contact_message(incoming jsonb)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  stored uuid;
  of_client constant text := incoming ->> 'client_hash';
begin
  -- One after the other: what is counted below stays true until the message is in.
  perform pg_advisory_xact_lock(hashtext('public.contact_messages'));

  select id into stored
  from public.contact_messages
  where idempotency_key = incoming ->> 'idempotency_key'
    or (idempotency_key = incoming ->> 'earlier_key' and created_at > now() - interval '10 minutes');
  if found then
    return jsonb_build_object('outcome', 'known', 'id', stored);
  end if;

  if (
    select count(*) filter (where client_hash = of_client and created_at > now() - interval '1 minute') >= 10
      or count(*) filter (where client_hash = of_client) >= 60
      or case incoming ->> 'state'
        when 'suspect' then count(*) filter (where state = 'suspect') >= 200
        else count(*) filter (where state = 'received' and created_at > now() - interval '1 minute') >= 60
      end
    from public.contact_messages
    where created_at > now() - interval '1 hour'
  ) then
    return jsonb_build_object('outcome', 'limited');
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

  update public.contact_messages
  set client_hash = null
  where client_hash is not null and created_at < now() - interval '1 day';

  return jsonb_build_object('outcome', 'stored', 'id', stored);
end;
$$;

revoke all on function public.store_contact_message(jsonb) from public, anon, authenticated;
grant execute on function public.store_contact_message(jsonb) to service_role;

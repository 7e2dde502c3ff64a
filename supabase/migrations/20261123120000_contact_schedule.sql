-- When the schedule that sends waiting mails last ran. The doctor gets this time from the function (docs/operators.md).

create table public.contact_schedule (
  id smallint primary key default 1 check (id = 1),
  ran_at timestamptz not null
);

comment on table public.contact_schedule is 'One row: when the schedule last asked for the mails that wait';

alter table public.contact_schedule enable row level security;
revoke all on table public.contact_schedule from anon, authenticated;
grant all on table public.contact_schedule to service_role;

create function public.note_contact_schedule()
returns void
language sql
security invoker
set search_path = ''
as $$
  insert into public.contact_schedule (ran_at) values (now())
  on conflict (id) do update set ran_at = excluded.ran_at;
$$;

/*
 * The state of the mail of contact messages: {"ran_ago": seconds since the schedule last ran, null when it never did,
 * "late": messages whose mail has been due for five minutes, "failed": messages that were given up}.
 */
create function public.contact_mail_state()
returns jsonb
language sql
security invoker
set search_path = ''
as $$
  select jsonb_build_object(
    'ran_ago', (select floor(extract(epoch from now() - ran_at))::integer from public.contact_schedule),
    'late', count(*) filter (where mail_state = 'waiting' and mail_due_at < now() - interval '5 minutes'),
    'failed', count(*) filter (where mail_state = 'failed')
  )
  from public.contact_messages;
$$;

revoke all on function public.note_contact_schedule() from public, anon, authenticated;
revoke all on function public.contact_mail_state() from public, anon, authenticated;
grant execute on function public.note_contact_schedule() to service_role;
grant execute on function public.contact_mail_state() to service_role;

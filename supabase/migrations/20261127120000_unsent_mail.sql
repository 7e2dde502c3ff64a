-- A mail that the mail server refuses counts as late from its third try on. Each try moves the time of the next one
-- ahead, so that such a mail was never due for five minutes. A mail that was given up counts until its message is marked
-- as done.

/*
 * The state of the mail of contact messages: {"ran_ago": seconds since the schedule last ran, null when it never did,
 * "late": messages whose mail waits and has been due for five minutes, or was tried three times, "failed": messages
 * whose mail was given up and that nobody has marked as done}.
 */
create or replace function public.contact_mail_state()
returns jsonb
language sql
security invoker
set search_path = ''
as $$
  select jsonb_build_object(
    'ran_ago', (select floor(extract(epoch from now() - ran_at))::integer from public.contact_schedule),
    'late', count(*) filter (
      where mail_state = 'waiting' and (mail_attempts >= 3 or mail_due_at < now() - interval '5 minutes')
    ),
    'failed', count(*) filter (where mail_state = 'failed' and done_at is null)
  )
  from public.contact_messages;
$$;

revoke all on function public.contact_mail_state() from public, anon, authenticated;
grant execute on function public.contact_mail_state() to service_role;

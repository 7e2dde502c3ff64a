FROM node:26-bookworm-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1

FROM base AS build
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The settings can be read only while this command runs. No layer of the image contains them.
RUN --mount=type=secret,id=settings,target=/run/settings.env,required=true \
    NEXT_OUTPUT=standalone node --env-file=/run/settings.env "$(which npm)" run build

FROM base
# Docker sets HOSTNAME to the container's name. The site would listen only on that address, and could not send requests
# to itself.
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/public ./public
# The site writes only into these folders: rendered pages, resized pictures, and the changes that webhooks reported. The
# folder of the pictures is created here, because Docker gives a new volume (compose.yaml) the owner of this folder.
RUN mkdir -p .next/cache/images .next/server/route-cache && chown -R node:node .next/cache .next/server/route-cache
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]

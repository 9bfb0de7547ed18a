FROM node:22-slim
WORKDIR /cardloom
COPY . .
RUN npm ci --no-audit --no-fund && npm run build
USER node
EXPOSE 4321
# sh becomes the server, so that a stop reaches it
CMD ["sh", "-c", "exec node --max-semi-space-size=64 packages/cli/bin/cardloom.mjs serve --host 0.0.0.0 --port 4321 --store \"$STORE\" ${TRUST_PROXY:+--trust-proxy \"$TRUST_PROXY\"} --log info"]

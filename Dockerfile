# docker build --tag sleeping-gods .        docs/hosting.md says how it is run
# Everything that is installed is locked with its hashes, and comes as a wheel: no compiler is needed, and none is left.

FROM python:3.13-slim AS client
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PIP_ROOT_USER_ACTION=ignore
WORKDIR /build
COPY requirements/node.lock requirements/
RUN pip install --require-hashes --only-binary :all: --requirement requirements/node.lock
COPY client/package.json client/package-lock.json client/.npmrc client/
RUN npm --prefix client ci
COPY client client
RUN npm --prefix client run table

FROM python:3.13-slim AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PIP_ROOT_USER_ACTION=ignore
WORKDIR /build
COPY requirements/play.lock requirements/server.lock requirements/
RUN pip install --require-hashes --only-binary :all: --requirement requirements/play.lock
RUN python -m venv --without-pip /opt/sleeping-gods
RUN pip --python /opt/sleeping-gods/bin/python install --require-hashes --only-binary :all: --requirement requirements/server.lock
COPY pyproject.toml hatch_build.py README.md LICENSE LICENSE-STORY NOTICE ./
COPY src src
COPY --from=client /build/src/sleeping_gods/web/table src/sleeping_gods/web/table
RUN pip wheel --no-deps --no-build-isolation --wheel-dir dist .
RUN pip --python /opt/sleeping-gods/bin/python install --no-deps --no-index dist/sleeping_gods-*.whl

FROM python:3.13-slim
COPY --from=build /opt/sleeping-gods /opt/sleeping-gods
RUN install --directory --owner=10001 --group=10001 --mode=0700 /data
ENV PATH=/opt/sleeping-gods/bin:$PATH PYTHONUNBUFFERED=1 HOME=/data XDG_DATA_HOME=/data
USER 10001:10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["sleeping-gods", "serve", "--host", "0.0.0.0", "--port", "8000"]

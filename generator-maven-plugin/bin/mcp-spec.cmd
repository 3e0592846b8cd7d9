@echo off
rem Starts mcp-spec.jar with a Java 17 or later, from JAVA_HOME or the PATH, set up for short runs.
setlocal
set "jar=%~dp0mcp-spec.jar"
if not exist "%jar%" set "jar=%~dp0..\target\mcp-spec.jar"
if not exist "%jar%" (
  echo mcp-spec: there is no mcp-spec.jar in %~dp0 or %~dp0..\target>&2
  exit /b 127
)
set "archive=%jar:~0,-4%.jsa"
set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
"%java%" -version >nul 2>&1
if errorlevel 1 (
  echo mcp-spec: there is no Java: install Java 17 or later, or set JAVA_HOME>&2
  exit /b 127
)
"%java%" "-XX:SharedArchiveFile=%archive%" -XX:TieredStopAtLevel=1 -XX:+UseParallelGC -Xlog:disable ^
  "-Dmcp-spec.archive=%archive%" -cp "%jar%" io.mcpspec.cli.Main %*
exit /b %errorlevel%
